import { createRowService } from '@ebkit/core/services/rows'
import { languageOf } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { Toast } from '@ebkit/widgets/toast'
import { useState } from 'react'
import type { ListAdditionProps } from '../../Addition'
import { markAllRead } from './readAllNotices'
import { noticeStrings } from './strings'

/** Marks all notices that match the list's filters as read. */
export function MarkAllRead({ shown, resources, reload }: ListAdditionProps) {
  const { http, locale } = useEnvironment()
  const text = useStrings(noticeStrings)
  const describe = useDescribeError()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ text: string; isFailure?: boolean }>()
  const mayMark = resources.systemNotice?.actions.some(({ name }) => name === 'markRead')
  if (!mayMark) return null
  const mark = async () => {
    if (!shown) return
    setBusy(true)
    try {
      const count = await markAllRead(createRowService(http), shown, languageOf(locale))
      setOutcome({ text: count ? text('marked', { count }) : text('none') })
    } catch (error) {
      setOutcome({ text: text('markFailed', { reason: describe(error) }), isFailure: true })
    }
    setBusy(false)
    reload()
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => void mark()}>
        {text('markAll')}
      </Button>
      <Toast
        open={!!outcome}
        type={outcome?.isFailure ? 'danger' : 'success'}
        {...(outcome?.isFailure && { closeTime: 0 })}
        onHide={() => setOutcome(undefined)}
      >
        {outcome?.text ?? ''}
      </Toast>
    </>
  )
}
