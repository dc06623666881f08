import { texts } from './fields.ts'

export const popup = texts('title', 'welcome', 'shop', 'explore', 'close').meta({
  title: 'Greeting popup',
})
