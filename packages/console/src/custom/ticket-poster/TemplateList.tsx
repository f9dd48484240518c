import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { PosterCanvas, type PosterCanvasProps } from './PosterCanvas'
import { posterPageStrings } from './strings'
import css from './TemplateList.css'
import type { PosterTemplate } from './templates'
import { templates } from './templates'

interface TemplateListProps extends PosterCanvasProps {
  onChoose(name: PosterTemplate['name']): void
}

const thumbnail = { width: 96, height: 136 } as const

/** The templates, each with the product on it. */
export function TemplateList({ onChoose, ...poster }: TemplateListProps) {
  const root = useStyles<HTMLFieldSetElement>(css)
  const text = useStrings(posterPageStrings)
  return (
    <fieldset ref={root} className="eb-poster-page__templates">
      <legend>{text('templates')}</legend>
      {templates.map(({ name, width, height }) => (
        <label key={name} className="eb-poster-page__template">
          <input
            type="radio"
            name="eb-poster-template"
            checked={poster.design.template === name}
            onChange={() => onChoose(name)}
          />
          <span className="eb-poster-page__thumbnail">
            <PosterCanvas
              {...poster}
              design={{ ...poster.design, template: name }}
              shownIn={thumbnail}
              isThumbnail
            />
          </span>
          <b>{text(name)}</b>
          <small>{`${width}×${height}`}</small>
        </label>
      ))}
    </fieldset>
  )
}
