import type { ComponentType } from 'react'
import { type ViewName, viewAt } from '../views.ts'
import { loadStyles } from './styles.ts'

type ViewModule = {
  default: ComponentType
  /** Fetches the parts that a page load of this path brings as HTML. */
  load?: (path: string) => Promise<void>
}

const modules: Record<ViewName, () => Promise<ViewModule>> = {
  home: () => import('../views/home/Home.tsx'),
  blog: () => import('../views/blog/Blog.tsx'),
  'refund-policy': () => import('../views/policy/RefundPolicy.tsx'),
  disclaimer: () => import('../views/policy/Disclaimer.tsx'),
  'privacy-policy': () => import('../views/policy/PrivacyPolicy.tsx'),
  admin: () => import('../views/admin/Admin.tsx'),
  'not-found': () => import('../views/NotFound.tsx'),
}

const loaded = new Map<ViewName, ComponentType>()

/**
 * Fetches the code of a view and the styles it wants; each is a file of its own, and what a visitor does not open is
 * not fetched.
 *
 * @throws where the file is gone, as after a deploy, or the network is
 */
export async function loadView(name: ViewName): Promise<ViewModule> {
  const [view] = await Promise.all([modules[name](), loadStyles(name)])
  loaded.set(name, view.default)
  return view
}

/** For a file that is gone, as after a deploy, where a page load of the address now shown brings the same as HTML. */
export function getThePage(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

/** The view's component, once its code is there. */
export function loadedView(name: ViewName): ComponentType | undefined {
  return loaded.get(name)
}

/**
 * Fetches all that a view needs to be drawn without a page load.
 *
 * @param path the path that leads to it, such as an article's
 * @throws as `loadView`
 */
export async function loadWholeView(path: string): Promise<void> {
  const { load } = await loadView(viewAt(path).name)
  await load?.(path)
}
