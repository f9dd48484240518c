import { until } from '@ebkit/testing/browser'
import { listEditor, listEditorReference } from '../../pure/list-editor'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(listEditor, listEditorReference),
  attributes: { columns: '[{"name":"name","label":"名称"}]' },
  values: ['[{"name":"one"}]', '[{"name":"two"},{"name":"three"}]'],
  samples: {
    columns: { text: '[{"name":"a","label":"A"}]', value: [{ name: 'a', label: 'A' }] },
    rows: { text: '[{"name":"one"}]', value: [{ name: 'one' }] },
  },
  partsElsewhere: ['row', 'number', 'undo', 'message'],
  change: async (element) => {
    inside(element, '[part=add]').click()
    await until(() => inside(element, 'input'), 'row')
    return '[{"name":""}]'
  },
}
