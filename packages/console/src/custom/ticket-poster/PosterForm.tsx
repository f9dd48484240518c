import type { Row } from '@ebkit/core/services/rows'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { SwitchControl } from '@ebkit/ui/switch'
import { TextInput } from '@ebkit/ui/text-input'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { ImagePicker } from '@ebkit/widgets/image-picker'
import { Select } from '@ebkit/widgets/select'
import { type ReactNode, useId } from 'react'
import type { PageProps } from '../../pages/PageProps'
import { ReferenceSelect } from '../../rows/ReferenceSelect'
import {
  colours,
  excessOf,
  longestSubtitle,
  longestTitle,
  type PosterDesign,
  type PosterDesigning,
} from './createPosterDesign'
import { employees } from './employees'
import css from './PosterForm.css'
import { posterPageStrings } from './strings'
import { templateOf } from './templates'

interface PosterFormProps extends PageProps<'custom'> {
  product: Row
  design: PosterDesign
  designing: PosterDesigning
  hasLogo: boolean
  channel: string
  employeeId: string
  onChannel(channel: string): void
  onEmployee(employeeId: string): void
}

/** The settings of a poster. Each change shows at once; the product stays unchanged. */
export function PosterForm(props: PosterFormProps) {
  const { design, designing, hasLogo } = props
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(posterPageStrings)
  const { change } = designing
  const { width, pictureHeight } = templateOf(design.template)
  return (
    <div ref={root} className="eb-poster-page__form">
      <section>
        <h2>{text('texts')}</h2>
        <TextField
          label={text('title')}
          value={design.title}
          most={longestTitle}
          onChange={(title) => change({ title })}
        />
        <TextField
          label={text('subtitle')}
          value={design.subtitle}
          most={longestSubtitle}
          onChange={(subtitle) => change({ subtitle })}
        />
        <Toggle label={text('price')} isOn={design.hasPrice} onChange={(hasPrice) => change({ hasPrice })} />
        <Toggle
          label={text('labels')}
          isOn={design.hasLabels}
          onChange={(hasLabels) => change({ hasLabels })}
        />
      </section>
      <section>
        <h2>{text('look')}</h2>
        <Colours value={design.colour} onChange={(colour) => change({ colour })} />
        <Field label={text('image')}>
          <ImagePicker
            key={design.template}
            label={text('image')}
            crop={`${width}:${pictureHeight}`}
            hint={text('imageHint')}
            images={imagesOf(design, text('image'))}
            onChange={({ value }) => change({ image: String(value[0]?.url ?? '') })}
          />
        </Field>
      </section>
      <CodeSection {...props} />
      {hasLogo && (
        <Toggle label={text('logo')} isOn={design.hasLogo} onChange={(on) => change({ hasLogo: on })} />
      )}
      <Button onClick={designing.reset}>{text('reset')}</Button>
    </div>
  )
}

/** The picture that replaces the product's own. */
const imagesOf = ({ image }: PosterDesign, displayName: string) =>
  image ? [{ displayName, path: image, url: image, isFolder: false as const }] : []

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="eb-poster-page__field">
      <span>{label}</span>
      {children}
    </div>
  )
}

interface TextFieldProps {
  label: string
  value: string
  most: number
  onChange(value: string): void
}

function TextField({ label, value, most, onChange }: TextFieldProps) {
  const text = useStrings(posterPageStrings)
  const errorId = useId()
  const over = excessOf(value, most)
  return (
    <Field label={label}>
      <TextInput
        label={label}
        value={value}
        onChange={onChange}
        counter={`${[...value].length} / ${most}`}
        invalid={over > 0}
        describedBy={errorId}
      />
      <FieldError id={errorId} message={over ? text('over', { most, over }) : undefined} />
    </Field>
  )
}

function Toggle({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it contains the switch
    <label className="eb-poster-page__toggle">
      {label}
      <SwitchControl checked={isOn} onChange={onChange} />
    </label>
  )
}

function Colours({ value, onChange }: { value: string; onChange(colour: string): void }) {
  const text = useStrings(posterPageStrings)
  return (
    <fieldset className="eb-poster-page__colours">
      <legend>{text('colour')}</legend>
      {colours.map((colour) => (
        <label key={colour} style={{ background: colour }}>
          <input
            type="radio"
            name="eb-poster-colour"
            aria-label={colour}
            checked={value === colour}
            onChange={() => onChange(colour)}
          />
        </label>
      ))}
      <input
        type="color"
        aria-label={text('ownColour')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </fieldset>
  )
}

/** The source of guests who scan the code. */
function CodeSection({ product, resources, channel, employeeId, onChannel, onEmployee }: PosterFormProps) {
  const text = useStrings(posterPageStrings)
  const { locale } = usePlace()
  const field = resources.ticketProduct?.fields.find(({ name }) => name === 'saleChannels')
  const sold = Array.isArray(product.saleChannels) ? product.saleChannels.map(String) : []
  const options = (field?.options ?? [])
    .filter(({ value }) => sold.includes(String(value)))
    .map(({ value, label }) => ({ value: String(value), label: labelText(label, locale) }))
  return (
    <section>
      <h2>{text('code')}</h2>
      <Field label={text('channel')}>
        <Select
          options={options}
          selection={channel ? [channel] : []}
          label={text('channel')}
          onChange={({ value }) => onChannel(value[0] ?? '')}
        />
      </Field>
      <Field label={text('employee')}>
        <ReferenceSelect
          reference={employees}
          value={employeeId}
          label={text('noEmployee')}
          onChange={onEmployee}
        />
      </Field>
    </section>
  )
}
