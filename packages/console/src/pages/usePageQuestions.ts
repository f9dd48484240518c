import { createMenuService } from '@ebkit/core/services/menus'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useLayoutEffect, useMemo } from 'react'
import { fetchPage } from './fetchPage'
import type { OpenPagesModel } from './openPages'
import { createPageQuestions, type PageQuestions } from './pageQuestions'

/** Makes the requests about the pages that are opened. */
export function usePageQuestions(model: OpenPagesModel): PageQuestions {
  const { http, session } = useEnvironment()
  const questions = useMemo(
    () =>
      createPageQuestions(
        ({ path, route }) => ({
          check: createMenuService(http).check(path),
          definition: fetchPage(http, session, route),
        }),
        () => session.$identity.get().status === 'signed-in',
      ),
    [http, session],
  )
  useLayoutEffect(() => questions.follow(model), [questions, model])
  return questions
}
