/** Whether the numbers are samples or real. */
export function ModeBadge({ demo }: { demo: boolean }) {
  return (
    <span
      className={`ml-auto whitespace-nowrap rounded-full px-3 py-0.5 font-semibold lg:order-2 lg:mb-3 lg:ml-0 ${demo ? 'bg-honey text-jam' : 'bg-leaf text-paper'}`}
    >
      {demo ? 'Demo Mode' : 'Live Data'}
    </span>
  )
}
