import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-tooltip',
  markup: (word) =>
    `<eb-tooltip text="${word('今天起可用', 'From today')}"><button type="button">1</button></eb-tooltip>`,
  openings: {
    tooltip: async (it) => {
      await it.page.locator('eb-tooltip > button').focus()
      await it.sees('[role=tooltip]')
    },
  },
}
