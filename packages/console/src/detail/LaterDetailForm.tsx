import { laterPart } from '@ebkit/widgets/later'
import type { DetailFormProps } from './DetailForm'
import { detailMode } from './detailMode'

const [useDetailForm] = laterPart(() => import('./DetailForm'))

const rights = { edit: 'edit', copy: 'add' } as const

/** The form of the row while the address asks for it, for users who may save it. Its code is loaded with the first. */
export function LaterDetailForm(props: Omit<DetailFormProps, 'mode'>) {
  const mode = detailMode(props.open.query)
  const isAllowed = !!mode && props.resource.rights.includes(rights[mode])
  const { DetailForm, failure } = useDetailForm(isAllowed)
  if (!isAllowed) return null
  return DetailForm ? <DetailForm {...props} mode={mode} /> : (failure ?? null)
}
