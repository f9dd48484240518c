import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartColumnIcon, fileTextIcon, listIcon, slidersHorizontalIcon } from '@ebkit/ui/icons'
import { kindIcon } from './kindIcon'

test('a page is drawn as its kind; one that nobody knows as a sheet', () => {
  assert.deepEqual(['/comment/list', '/hotel-config', '/ticket-report', '/nowhere'].map(kindIcon), [
    listIcon,
    slidersHorizontalIcon,
    chartColumnIcon,
    fileTextIcon,
  ])
})
