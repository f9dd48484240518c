import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import type { OpenPage } from '../pages/OpenPage'
import type { OpenPagesModel } from '../pages/openPages'
import { YesNoQuestion } from '../question/YesNoQuestion'
import { shellStrings } from './strings'

interface Asked {
  /** Names of the pages whose changes would be lost. */
  readonly names: readonly string[]
  /** All pages would start over. */
  readonly isAll: boolean
  readonly leave: () => void
}

/** Asks before unsaved changes are lost. */
export function useLeaveQuestion(model: OpenPagesModel) {
  const [asked, setAsked] = useState<Asked>()
  const namesOf = (pages: readonly OpenPage[]) => pages.map(({ title, path }) => title ?? path)
  return {
    asked,
    /** Closes a page, after asking if it has changes. */
    ask(page: OpenPage) {
      const leave = () => model.close(page.path)
      if (page.isDirty) setAsked({ names: namesOf([page]), isAll: false, leave })
      else leave()
    },
    /** Runs `leave`, which makes all pages start over, after asking if they have changes. */
    askAll(leave: () => void) {
      const dirty = model.$pages.get().pages.filter(({ isDirty }) => isDirty)
      if (dirty.length) setAsked({ names: namesOf(dirty), isAll: true, leave })
      else leave()
    },
    answer(isLeaving: boolean) {
      if (isLeaving) asked?.leave()
      setAsked(undefined)
    },
  }
}

/** The question, while it is open. */
export function LeaveQuestion({
  asked,
  answer,
}: Pick<ReturnType<typeof useLeaveQuestion>, 'asked' | 'answer'>) {
  const text = useStrings(shellStrings)
  const names = asked?.names.join('、') ?? ''
  return (
    <YesNoQuestion
      isOpen={!!asked}
      question={text('leaveTitle')}
      yes={text('leave')}
      no={text('stay')}
      isDanger
      onAnswer={answer}
    >
      {asked?.isAll ? text('switchText', { names }) : text('leaveText', { name: names })}
    </YesNoQuestion>
  )
}
