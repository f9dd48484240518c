import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'
import { missing } from '../support/openings'

export const record: ElementRecord = {
  tag: 'eb-radio-group',
  markup: (word) =>
    `<eb-radio-group name="kind" required label="${word('种类', 'Kind')}" options='${json([
      { value: 'a', label: word('成人', 'Adult') },
      { value: 'c', label: word('儿童', 'Child') },
    ])}'></eb-radio-group>`,
  openings: { nothing: missing, 'a choice': (it) => it.inside('input').last().click() },
  form: [['kind', 'c']],
}
