import { useStyles } from '@ebkit/ui/styles'
import css from './Logo.css'

/** The mark of ebkit. `size` in pixels; `onRail` for the dark rail and the login picture. */
export function Logo({ size, onRail = false }: { size: number; onRail?: boolean }) {
  const root = useStyles<SVGSVGElement>(css)
  return (
    <svg
      ref={root}
      className={onRail ? 'eb-logo--on-rail' : ''}
      width={size}
      height={size}
      viewBox="0 0 26 26"
      aria-hidden="true"
    >
      <rect className="eb-logo__calm" x="1" y="1" width="11" height="11" rx="3" />
      <circle className="eb-logo__mark" cx="19.5" cy="6.5" r="5.5" />
      <circle className="eb-logo__mark" cx="6.5" cy="19.5" r="5.5" />
      <path className="eb-logo__calm" d="M14 14h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-8z" />
    </svg>
  )
}
