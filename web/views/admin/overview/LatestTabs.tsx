import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { DashboardStats } from '../data/queries.ts'
import { LatestInteractions } from './LatestInteractions.tsx'
import { LatestSubscribers } from './LatestSubscribers.tsx'

const trigger =
  'min-h-12 cursor-pointer border-transparent border-b-[3px] px-1 text-moss max-sm:text-sm data-[state=active]:border-leaf data-[state=active]:font-semibold data-[state=active]:text-leaf'

export function LatestTabs({ stats }: { stats: DashboardStats }) {
  return (
    <Root defaultValue="subscribers" className="min-w-0">
      <List aria-label="Latest" className="flex gap-4 border-leaf/15 border-b">
        <Trigger value="subscribers" className={trigger}>
          Newsletter Subscribers
        </Trigger>
        <Trigger value="interactions" className={trigger}>
          Customer Interactions
        </Trigger>
      </List>
      <Content value="subscribers">
        <LatestSubscribers rows={stats.subscriptions.data} />
      </Content>
      <Content value="interactions">
        <LatestInteractions rows={stats.interactions.data} />
      </Content>
    </Root>
  )
}
