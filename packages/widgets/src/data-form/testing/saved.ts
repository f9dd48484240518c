import { until } from '@ebkit/testing/browser'
import type { FormPage } from './FormPage'

/** Waits until the form has been saved. */
export const saved = (page: FormPage) =>
  until(() => page.events.some((event) => event.startsWith('saved')), 'saved')
