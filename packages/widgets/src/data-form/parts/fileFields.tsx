import { nameOfAddress } from '@ebkit/core/files'
import { fileVisibilityOf } from '@ebkit/rules/fields'
import { ImagePicker } from '../../image-picker'
import type { UploadedEntry } from '../../uploader'
import { Uploader } from '../../uploader'
import type { ControlProps } from '../Control'
import { useHold } from './useHold'

const kilobyte = 1024

/** Whether the value is a list: for `images` and `files`, and for fields with several values. */
const isList = ({ field }: ControlProps) => field.type.endsWith('s') || !!field.multiple

/** The maximum number of files. */
const mostOf = ({ field }: ControlProps) => field.max ?? field.maxLength

const entriesOf = (value: unknown): UploadedEntry[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string' && one)
    .map((url: string) => ({ url, displayName: nameOfAddress(url) }))

function useEntries(props: ControlProps) {
  const { field, path, value, onChange, label, message, disabled } = props
  const several = isList(props)
  const hold = useHold(props)
  return {
    several,
    shared: {
      valueKey: 'url' as const,
      visibility: fileVisibilityOf(field),
      accept: field.accept ?? (field.type === 'video' ? 'video/*' : undefined),
      maxSize: field.maxSize ? field.maxSize * kilobyte : undefined,
      label,
      errorMessage: message,
      reportProblem: hold,
      name: path,
      disabled,
      onChange: (detail: { value: UploadedEntry[] }) => {
        const addresses = detail.value.map((entry) => entry.url || entry.path).filter(Boolean)
        onChange(several ? addresses : addresses[0])
      },
    },
    entries: entriesOf(value),
  }
}

/** Images, by their addresses. */
export function ImageControl(props: ControlProps) {
  const { shared, several, entries } = useEntries(props)
  const { ratio } = props.field
  return (
    <ImagePicker
      {...shared}
      images={entries}
      multiple={several}
      max={several ? mostOf(props) : undefined}
      crop={ratio === undefined ? undefined : `${ratio}`}
    />
  )
}

/** Files, by their addresses. */
export function FileControl(props: ControlProps) {
  const { shared, several, entries } = useEntries(props)
  return (
    <Uploader {...shared} files={entries} single={!several} maxCount={several ? mostOf(props) : undefined} />
  )
}
