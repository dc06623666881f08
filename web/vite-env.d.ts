declare module '*&picture' {
  const picture: import('./ui/Picture.tsx').PictureSources
  export default picture
}
