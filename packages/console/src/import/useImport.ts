import { createImportService } from '@ebkit/core/services/imports'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { type CompleteRow, completed } from './completed'
import { createImportModel, type ImportModel, type ImportState } from './importModel'

/**
 * An import of a resource; it begins with what the user has not finished.
 *
 * @param complete gives what the rows of a file do not say; the same function as long as it gives the same
 */
export function useImport(
  resource: string,
  complete?: CompleteRow,
): { model: ImportModel; state: ImportState } {
  const { http, session } = useEnvironment()
  const model = useMemo(() => {
    const service = createImportService(http, session, resource)
    return createImportModel(complete ? completed(service, complete) : service)
  }, [http, session, resource, complete])
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
