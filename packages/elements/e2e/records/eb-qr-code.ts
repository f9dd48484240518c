import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-qr-code',
  markup: () => '<eb-qr-code value="https://example.com/t/8F2K" width="200"></eb-qr-code>',
  shown: (it) => it.sees('[part=code]'),
  openings: {
    'a saved code': async (it) => {
      const download = it.page.waitForEvent('download')
      await it.press('png')
      await (await download).cancel()
    },
    'too long a text': async (it) => {
      await it.set('value', '1'.repeat(8000))
      await it.sees('[part=problem]')
    },
    'too long a text for its version': async (it) => {
      await it.set('version', 1)
      await it.set('value', '1'.repeat(100))
      await it.sees('[part=problem]')
    },
    'no text': async (it) => {
      await it.set('value', '')
      await it.sees('[part=problem]')
    },
  },
}
