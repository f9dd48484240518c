import { createImportService } from '@ebkit/core/services/imports'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { type CompleteRow, completed } from './completed'
import { createImportModel, type ImportModel, type ImportState } from './importModel'

/**
 * An import of a resource; it resumes the one that the user has not finished.
 *
 * @param complete provides values that the rows of a file lack; the same function as long as these are the same
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
  // Input that was typed when the session ended is sent after logging in.
  const { status } = useStore(session.$identity)
  useEffect(() => {
    const { unsent, error } = model.$state.get()
    if (status === 'signed-in' && unsent.length && error !== undefined) void model.retry()
  }, [model, status])
  return { model, state: useStore(model.$state) }
}
