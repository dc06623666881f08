import { chatTopics } from '#web/ui/ChatLink.tsx'

/** The content that the island of the shop has. */
export const shopTopics = [
  ...chatTopics,
  'words.delivery',
  'words.packs',
  'words.shop',
  'facts.delivery',
  'facts.offer',
  'zones',
] as const
