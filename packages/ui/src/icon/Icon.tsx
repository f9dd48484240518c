export interface IconProps {
  /** The drawing, from `icons.ts`: import it by name, so that a chunk contains only its own. */
  path: string
  /** Class of the svg, for its size and colour; 16 px and the text's colour by default. */
  className?: string
}

/**
 * A lucide outline. Decorative: an icon without text needs its own label.
 *
 * @example
 * ```tsx
 * import { Icon } from '@ebkit/ui/icon'
 * import { bellIcon } from '@ebkit/ui/icons'
 *
 * export const Bell = () => <Icon path={bellIcon} />
 * ```
 */
export function Icon({ path, className = '' }: IconProps) {
  return (
    // size and colours for the moment before the style sheets: a page that a server rendered has none yet
    <svg
      className={`eb-icon ${className}`}
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
