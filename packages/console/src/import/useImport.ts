import { createImportService } from '@ebkit/core/services/imports'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { createImportModel, type ImportModel, type ImportState } from './importModel'

/** An import of a resource; it begins with what the user has not finished. */
export function useImport(resource: string): { model: ImportModel; state: ImportState } {
  const { http, session } = useEnvironment()
  const model = useMemo(
    () => createImportModel(createImportService(http, session, resource)),
    [http, session, resource],
  )
  useEffect(() => {
    void model.resume()
  }, [model])
  // What was typed when the session ended goes on after logging in.
  const { status } = useStore(session.$identity)
  useEffect(() => {
    const { unsent, error } = model.$state.get()
    if (status === 'signed-in' && unsent.length && error !== undefined) void model.retry()
  }, [model, status])
  return { model, state: useStore(model.$state) }
}
