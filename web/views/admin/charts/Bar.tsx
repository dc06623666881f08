/** A thin bar that illustrates the number beside it; `share` is from 0 to 1. */
export function Bar({ share, className = 'h-1' }: { share: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`mt-1 block w-full rounded-full bg-leaf/10 ${className}`}
    >
      <rect width={Math.min(1, share) * 100} height="1" className="fill-moss" />
    </svg>
  )
}
