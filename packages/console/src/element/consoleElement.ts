import { defineElement, widgetConnection } from '@ebkit/elements'
import { EmbeddedConsole, type EmbeddedConsoleProps } from './EmbeddedConsole'

/** `<eb-console>`: the console inside a page, as high as the element. */
export const consoleElement = defineElement<EmbeddedConsoleProps>({
  tag: 'eb-console',
  component: EmbeddedConsole,
  connection: widgetConnection,
  properties: { path: { type: 'string' } },
  methods: ['go'],
})
