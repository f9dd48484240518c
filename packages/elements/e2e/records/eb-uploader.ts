import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { file } from '../support/files'

export const record: ElementRecord = {
  tag: 'eb-uploader',
  markup: (word) => `<eb-uploader name="papers" mode="managed" required max-count="2" max-size="2048"
    accept=".txt,.png" sortable label="${word('附件', 'Papers')}"></eb-uploader>`,
  shown: (it) => it.sees('[part~=add]'),
  openings: {
    'one that is missing': async (it) => {
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    'files that are refused': async (it) => {
      await it
        .inside('input[type=file]')
        .first()
        .setInputFiles([
          file('a.exe', 'x'),
          file('big.txt', 'x'.repeat(4000)),
          file('fake.png', 'no picture'),
          file('empty.txt', ''),
        ])
      await expect(it.inside('[part=file]')).toHaveCount(4)
      for (let left = 3; left >= 0; left--) {
        await it.press('remove')
        await expect(it.inside('[part=file]')).toHaveCount(left)
      }
    },
    'a store that fails': async (it) => {
      const fault = it.proxy.inject({
        match: ({ method, path }) => path.includes('/eb-store/') && method !== 'GET',
        fault: 'status',
        status: 403,
      })
      await it
        .inside('input[type=file]')
        .first()
        .setInputFiles([file('a.txt', 'text')])
      await expect.poll(() => fault.hits).toBeGreaterThan(0)
      await expect(it.inside('[part=retry]')).toBeVisible({ timeout: 40_000 })
      fault.remove()
      await it.press('retry')
      await expect(it.inside('[data-status=done]')).toHaveCount(1, { timeout: 40_000 })
    },
    'a file that was removed': async (it) => {
      await it.press('remove')
      await it.sees('[part=undo]')
    },
    'as many files as there may be': async (it) => {
      await it
        .inside('input[type=file]')
        .first()
        .setInputFiles([file('b.txt', 'b'), file('c.txt', 'c')])
      await expect(it.inside('[data-status=done]')).toHaveCount(2, { timeout: 40_000 })
    },
  },
  form: [
    ['papers', /\.txt$/],
    ['papers', /\.txt$/],
  ],
}
