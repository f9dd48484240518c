import { createRowService } from '@ebkit/core/services/rows'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { Outcome, type OutcomeText } from '@ebkit/widgets/row-questions'
import { useState } from 'react'
import { YesNoQuestion } from '../../question/YesNoQuestion'
import type { EditTabProps } from './EditTabProps'
import { rolesUsing } from './menuNodes'
import { menuConfigStrings } from './strings'

/** Asks before a node is deleted, with what is deleted along with it. @param id undefined: the dialog is closed */
export function RemoveNode(props: EditTabProps & { id: string | undefined; onClose(): void }) {
  const { tree, roles, resource, place, id, goTo, onClose } = props
  const { http, locale } = useEnvironment()
  const text = useStrings(menuConfigStrings)
  const describe = useDescribeError()
  const [outcome, setOutcome] = useState<OutcomeText>()
  const row = id === undefined ? undefined : tree.find(id)
  const below = id === undefined ? [] : tree.below(id)
  const all = [id ?? '', ...below].map(tree.find).filter((each) => each !== undefined)
  const using = rolesUsing(all, roles)
  const name = String(row?.menuName ?? '')
  const fail = (reason: string) =>
    setOutcome({ heading: text('removeFailed', { reason }), detail: '', isFailure: true })
  const remove = async () => {
    onClose()
    try {
      const lang = locale === 'en' ? 'en' : 'zh'
      const { failed } = await createRowService(http).remove(resource.resource, [id ?? '', ...below], lang)
      if (failed.length) fail([...new Set(failed.map(({ message, code }) => message ?? code))].join('；'))
      else if (place.menuId === id || below.includes(place.menuId ?? '')) goTo({ menuId: undefined })
    } catch (error) {
      fail(describe(error))
    }
    void tree.load()
  }
  return (
    <>
      <YesNoQuestion
        isOpen={!!row}
        question={text('removeTitle', { name })}
        yes={text('remove')}
        isDanger
        onAnswer={(isYes) => (isYes ? void remove() : onClose())}
      >
        {using === undefined
          ? text('removeTextWithoutRoles', { below: below.length })
          : text('removeText', { below: below.length, roles: using })}
      </YesNoQuestion>
      <Outcome outcome={outcome} onHide={() => setOutcome(undefined)} />
    </>
  )
}
