import { usePlace } from '@ebkit/widgets/environment'

/** A moment as text: day and local time. */
export const momentText = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'zh-CN', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(at))

/** A moment in the language of the page. */
export function Moment({ at }: { at: string }) {
  const { locale } = usePlace()
  return <time dateTime={at}>{momentText(at, locale)}</time>
}
