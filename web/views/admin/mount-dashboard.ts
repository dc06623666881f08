/**
 * Loads the dashboard's code and renders it.
 *
 * @param element contains the prerendered dashboard; further calls for it do nothing
 */
export async function mountDashboard(element: HTMLElement): Promise<void> {
  if (element.dataset.hydrated !== undefined) return
  element.dataset.hydrated = ''
  const [{ createElement }, { createRoot }, { default: Dashboard }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('./Dashboard.tsx'),
  ])
  createRoot(element).render(createElement(Dashboard))
}
