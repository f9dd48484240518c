import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { PanelFrame } from '@ebkit/ui/panel-button'
import { SortableList } from '@ebkit/ui/sortable-list'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import css from './ArrangePanels.css'
import type { ArrangedPanel, ArrangePanelsProps } from './ArrangePanelsProps'
import { withMoved, withShown } from './arrangement'
import { arrangeStrings } from './strings'

/**
 * The panels of the home page as a list: dragged by their grips, by mouse, finger or keyboard, hidden by their boxes. A
 * list, because the panels themselves are higher than a window.
 */
export function ArrangePanels({ panels, aside, arrangement, keep, reset }: ArrangePanelsProps) {
  const text = useStrings(arrangeStrings)
  const element = useStyles<HTMLParagraphElement>(css)
  const [said, say] = useState('')
  const { hidden } = arrangement
  const announce =
    (key: 'lifted' | 'moved' | 'dropped' | 'cancelled') => (name: string, place: number, count: number) =>
      text(key, { name, place, count })
  const box = ({ name, title }: ArrangedPanel) => (
    <Checkbox
      checked={!hidden.includes(name)}
      onChange={(isShown) => {
        keep({ hidden: withShown(hidden, name, isShown) })
        say(text(isShown ? 'shown' : 'hidden', { name: title }))
      }}
    >
      {title}
    </Checkbox>
  )
  return (
    <PanelFrame
      className="eb-arrange"
      foot={
        <>
          {aside.map((panel) => (
            <div key={panel.name} className="eb-arrange__aside">
              {box(panel)}
              <small>{text('aside')}</small>
            </div>
          ))}
          <Button
            kind="text"
            onClick={() => {
              reset()
              say(text('isReset'))
            }}
          >
            {text('reset')}
          </Button>
        </>
      }
    >
      <p ref={element} className="eb-arrange__lead">
        {text('lead')}
      </p>
      <SortableList
        className="eb-panel__list"
        label={text('panels')}
        items={panels}
        rowHeight={40}
        keyOf={({ name }) => name}
        nameOf={({ title }) => title}
        onMove={(name, index) =>
          keep({
            order: withMoved(
              panels.map((panel) => panel.name),
              name,
              index,
            ),
          })
        }
        texts={{
          grip: (name) => text('grip', { name }),
          lifted: announce('lifted'),
          moved: announce('moved'),
          dropped: announce('dropped'),
          cancelled: announce('cancelled'),
        }}
        render={box}
      />
      <p className="eb-visually-hidden" role="status">
        {said}
      </p>
    </PanelFrame>
  )
}
