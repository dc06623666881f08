import LoaderCircle from 'lucide-react/icons/loader-circle'

export function Loading({ className = '' }: { className?: string }) {
  return (
    <p role="status" className={`flex items-center gap-2.5 text-moss ${className}`}>
      <LoaderCircle aria-hidden strokeWidth={1.75} className="size-5 animate-spin" />
      Loading dashboard data...
    </p>
  )
}
