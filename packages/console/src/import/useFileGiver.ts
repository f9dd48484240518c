import type { ExportedFile } from '@ebkit/core/list/exporting'
import { createImportService, type ImportService } from '@ebkit/core/services/imports'
import { useEnvironment } from '@ebkit/widgets/environment'
import { giveFile } from '@ebkit/widgets/saving'
import { useState } from 'react'

interface Options {
  format: 'xlsx'
  lang: 'zh' | 'en'
}

/** Hands files of imports to the user, in the language of the page. */
export function useFileGiver(resource: string) {
  const { http, session, locale } = useEnvironment()
  const [error, setError] = useState<unknown>()
  const give = (ask: (service: ImportService, options: Options) => Promise<ExportedFile>) => {
    setError(undefined)
    const options: Options = { format: 'xlsx', lang: locale === 'en' ? 'en' : 'zh' }
    ask(createImportService(http, session, resource), options).then(giveFile, setError)
  }
  return { give, error }
}
