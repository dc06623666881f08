import { still } from '../ui/Still.tsx'

/** The bar at the foot of small screens. */
export const MobileBar = still(async () => ({ default: (await import('./MobileTabs.tsx')).MobileTabs }))
