import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { monitorIcon } from '@ebkit/ui/icons'
import { starPath } from '@ebkit/ui/rating'
import type { PartProps } from './props'
import type { Level } from './state'

/** The floating tab: the system above, this page below. Each half shows the state of its rating. */
export function Tab({ model, text, noteOf }: PartProps) {
  const half = (level: Level, label: string, icon: string) => {
    const { note, isWrong, isRated } = noteOf(level)
    return (
      <Button
        kind="text"
        className="eb-satisfaction__half"
        label={`${label} ${note}`}
        onClick={() => model.show(level)}
      >
        <Icon path={icon} className={isRated ? 'eb-rating__icon--on' : ''} />
        {label}
        {isWrong && <b className="eb-satisfaction__badge">!</b>}
      </Button>
    )
  }
  return (
    <section className="eb-satisfaction__tab" part="tab" aria-label={text('rating')}>
      {half('system', text('tabSystem'), monitorIcon)}
      {half('page', text('tabPage'), starPath)}
    </section>
  )
}
