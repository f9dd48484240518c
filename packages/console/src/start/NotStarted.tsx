import { createTranslator, matchLocale } from '@ebkit/core/locale'
import { Button } from '@ebkit/ui/button'
import { Placeholder } from '@ebkit/ui/placeholder'
import { startStrings } from './strings'

export interface NotStartedProps {
  /** BCP 47 tag of the language whose texts are missing. */
  language: string
  onRetry: () => void
}

/** Shown in place of the console if its texts could not be loaded. */
export function NotStarted({ language, onRetry }: NotStartedProps) {
  const text = createTranslator(startStrings, matchLocale(language))
  return (
    <Placeholder kind="offline" title={text('notLoaded')} detail={text('checkNetwork')}>
      <Button onClick={onRetry}>{text('retry')}</Button>
    </Placeholder>
  )
}
