import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import type { OpenPage } from '../pages/OpenPage'
import type { OpenPagesModel } from '../pages/openPages'
import { YesNoQuestion } from '../question/YesNoQuestion'
import { shellStrings } from './strings'

interface Asked {
  /** Names of the pages whose changes would be lost. */
  readonly names: readonly string[]
  /** What would happen to all pages. Default: only this one is left. */
  readonly text?: 'switchText' | 'logOutText'
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
      if (page.isDirty) setAsked({ names: namesOf([page]), leave })
      else leave()
    },
    /** Runs `leave`, which makes all pages start over or ends them, after asking if they have changes. */
    askAll(text: Asked['text'], leave: () => void) {
      const dirty = model.$pages.get().pages.filter(({ isDirty }) => isDirty)
      if (dirty.length) setAsked({ names: namesOf(dirty), text, leave })
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
      {asked?.text ? text(asked.text, { names }) : text('leaveText', { name: names })}
    </YesNoQuestion>
  )
}
