import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { arrowLeftIcon, chevronRightIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { LeftOutMark } from './LeftOutMark'
import { pageStrings } from './strings'
import { useTrail } from './trail'

export interface PageHeadProps {
  title: string
  /** Path of the page, which determines its place in the menu. */
  path: string
  /** Goes back. Absent: there is no arrow. */
  onBack?: (() => void) | undefined
  /** After the title: a state, a number. */
  facts?: ReactNode
  /** Buttons at the end. */
  children?: ReactNode
}

/** The page's place in the menu, its title, and the actions on the whole page. */
export function PageHead({ title, path, onBack, facts, children }: PageHeadProps) {
  const text = useStrings(pageStrings)
  const trail = useTrail(path)
  return (
    <header className="eb-page__head">
      {onBack && (
        <Button kind="icon" className="eb-page__back" label={text('back')} onClick={onBack}>
          <Icon path={arrowLeftIcon} />
        </Button>
      )}
      <div className="eb-page__names">
        {trail.length > 0 && (
          <div className="eb-page__trail">
            {trail.map((part, index) => (
              <span key={part}>
                {index > 0 && <Icon path={chevronRightIcon} />}
                {part}
              </span>
            ))}
          </div>
        )}
        <div className="eb-page__line-of-title">
          <div className="eb-page__titled">
            <h1 className="eb-page__title">{title}</h1>
            <LeftOutMark />
          </div>
          {facts}
        </div>
      </div>
      {children && <div className="eb-page__buttons">{children}</div>}
    </header>
  )
}
