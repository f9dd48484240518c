import { laterPart } from '@ebkit/widgets/later'
import type { FormHeadProps } from '../form/FormHead'
import { PageHead } from '../pages/PageHead'

const [useFormHead] = laterPart(() => import('../form/FormHead'))

/** The head of settings: most have only a title; the code for actions is loaded with the first that have some. */
export function SettingsHead(props: Omit<FormHeadProps, 'id'>) {
  const { title, open, page, onBack } = props
  const { FormHead, failure } = useFormHead(!!page.actions?.length)
  if (FormHead) return <FormHead {...props} id={undefined} />
  return (
    <>
      <PageHead title={title} path={open.path} onBack={onBack} />
      {failure}
    </>
  )
}
