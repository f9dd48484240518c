import { sendKeys } from '@web/test-runner-commands'
import { dialogFixture } from '../fixtures/dialog'
import { listFixture } from '../fixtures/list'
import { rangeFixture } from '../fixtures/range'
import { textFixture } from '../fixtures/text'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

/** Elements of the contract's own: the plainest of each kind. */
export const fixtures: readonly Specimen[] = [
  {
    ...untyped(textFixture),
    parts: ['field', 'input'],
    isTypedInto: true,
    values: ['one', 'two'],
    textField: (element) => inside(element, 'input'),
    change: async (element) => {
      inside(element, 'input').focus()
      await sendKeys({ type: 'typed' })
      inside(element, 'input').blur()
      return 'typed'
    },
  },
  {
    ...untyped(listFixture),
    parts: ['box'],
    isButtonless: true,
    samples: { selection: { text: '["red","blue"]', value: ['red', 'blue'] } },
    values: ['red', 'red,blue'],
    change: async (element) => {
      inside(element, 'input').click()
      return 'red'
    },
  },
  {
    ...untyped(rangeFixture),
    parts: ['box'],
    isTypedInto: true,
    isButtonless: true,
    values: ['1/2', '3/4'],
    textField: (element) => inside(element, 'input'),
  },
  {
    ...untyped(dialogFixture),
    parts: ['dialog'],
    open: async (element) => inside(element, '.open').click(),
    close: async (element) => inside(element, '.close').click(),
    isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
    textField: (element) => inside(element, 'input'),
  },
]
