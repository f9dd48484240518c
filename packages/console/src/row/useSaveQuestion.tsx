import { filledText } from '@ebkit/core/resource-definition'
import type { FormQuestion } from '@ebkit/domain'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useRef, useState } from 'react'
import { rowStrings } from '../additions/formStrings'
import { YesNoQuestion } from '../question/YesNoQuestion'

type Values = Readonly<Record<string, unknown>>

/** Asks before a row is saved, if its page requires that. The form renders `question`. */
export function useSaveQuestion(asked: FormQuestion | undefined, label: string) {
  const { locale } = usePlace()
  const text = useStrings(rowStrings)
  const stored = useRef<Values>({})
  const [answer, setAnswer] = useState<(isYes: boolean) => void>()
  const finish = (isYes: boolean) => {
    answer?.(isYes)
    setAnswer(undefined)
  }
  return {
    /** Takes the row as stored. */
    look(row: Values) {
      stored.current = row
    },
    /** @returns whether it may be saved */
    ask: async (): Promise<boolean> => {
      if (!asked || !evaluateCondition(parseCondition(asked.when), stored.current)) return true
      return new Promise((resolve) => setAnswer(() => resolve))
    },
    question: asked && (
      <YesNoQuestion isOpen={!!answer} question={label} yes={text('save')} onAnswer={finish}>
        <p>{filledText(labelText(asked.text, locale), stored.current)}</p>
      </YesNoQuestion>
    ),
  }
}
