import { mark } from 'virtual:shop/look'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { thresholdProps } from '../browser/scrolling.ts'
import { useContent } from '../model/context.ts'
import { BrandName } from '../ui/BrandName.tsx'
import { button } from '../ui/button.ts'
import { ChatLink } from '../ui/ChatLink.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { TargetLink } from '../ui/TargetLink.tsx'
import { views } from '../views.ts'
import { LanguageSwitch } from './LanguageLinks.tsx'
import { nameSize } from './name-size.ts'

/** The header of every public view. Small screens have the bar at their foot for the links. Large text wraps. */
export function Header() {
  const { words } = useContent()
  return (
    <header
      id="site-header"
      {...thresholdProps('header')}
      className="@container sticky top-0 z-30 border-transparent border-b transition-[background-color,color,transform] duration-200 data-past:border-leaf/15 data-past:bg-paper unstarted:bg-paper"
    >
      <div className="site-bar wide flex min-h-15 items-center @max-[16rem]:flex-wrap lg:@max-[64rem]:flex-wrap justify-between gap-3 max-[22rem]:gap-0.5 md:min-h-19 xl:gap-0">
        {/* The name goes onto a second line before the languages do. */}
        <PageLink
          to={views.home.path}
          className="flex min-h-11 items-center rounded-sm text-leaf shrink-99999 xl:basis-[calc((100%+var(--gap))/3)]"
        >
          <Wordmark />
          <span className="sr-only">, {words.navigation.toTop}</span>
        </PageLink>
        <nav aria-label={words.navigation.main} className="ml-auto hidden lg:block xl:ml-0">
          <ul className="flex items-center gap-x-4 text-label min-[80rem]:gap-x-5 min-[80rem]:text-base">
            {words.navigation.links.map(({ name, to }) => (
              <li key={name}>
                <TargetLink
                  to={to}
                  placement="header"
                  className="flex min-h-11 items-center whitespace-nowrap rounded-sm text-leaf underline-offset-8 decoration-[1.5px] hover:underline"
                >
                  {name}
                </TargetLink>
              </li>
            ))}
          </ul>
        </nav>
        {/* Only the space beside the name shrinks: a link that wraps while fonts load would move the page. */}
        <div className="ml-auto lg:ml-0 xl:mr-3 xl:ml-auto xl:shrink-0 xl:pl-6">
          <LanguageSwitch />
        </div>
        <div className="hidden shrink-0 lg:block">
          <ChatLink
            placement="header"
            className={`${button.outline} in-data-past:bg-leaf in-data-past:text-paper`}
          >
            {words.navigation.button}
          </ChatLink>
        </div>
        <ChatLink
          withoutGlyph
          placement="header"
          aria-label={words.navigation.buttonName}
          instead={<ShoppingBag aria-hidden className="size-6" />}
          className="-mr-2.5 grid size-11 place-items-center rounded-full text-leaf lg:hidden"
        >
          <ShoppingBag aria-hidden className="size-6" />
        </ChatLink>
      </div>
    </header>
  )
}

/** The brand's name beside its mark. */
export function Wordmark() {
  const { facts } = useContent()
  const size = nameSize(facts.brand.name)
  return (
    <span className={`flex items-center gap-2.5 font-display text-[1.625rem] leading-none ${size.text}`}>
      <Drawing of={mark} className={`h-9 shrink-0 ${size.mark}`} />
      <BrandName className="pb-0.5 font-semibold leading-none tracking-[-0.01em]" />
    </span>
  )
}
