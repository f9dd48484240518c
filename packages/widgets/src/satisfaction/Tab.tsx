import { Button, Icon, monitorIcon, starPath } from '@ebkit/ui'
import type { PartProps } from './Satisfaction'
import type { Level } from './state'

/** The floating tab: above the system, below this page; each half tells what became of its rating. */
export function Tab(props: PartProps) {
  const { text } = props
  return (
    <section className="eb-satisfaction__tab" part="tab" aria-label={text('rating')}>
      <Half {...props} level="system" label={text('tabSystem')} icon={monitorIcon} />
      <Half {...props} level="page" label={text('tabPage')} icon={starPath} />
    </section>
  )
}

function Half(props: PartProps & { level: Level; label: string; icon: string }) {
  const { model, noteOf, level, label, icon } = props
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
