import { isNewFileManager } from '@ebkit/core/services/config'
import { useHotelConfig } from '../hotel-config'
import type { ImagePickerProps } from './props'

/** What the image library is shown by: the file explorer, or the browser of the object store. */
export type LibraryManager = 'explorer' | 'objects'

/**
 * What the hotel's switch says the library is shown by; undefined until it is known. A page that names a folder of the file service, or wants
 * its ids, has the explorer: the object store knows neither.
 *
 * @param isWanted the user is near the button, or the library is open
 * @spec W-CFG-4
 */
export function useLibraryManager(
  { valueKey, directory }: Pick<ImagePickerProps, 'valueKey' | 'directory'>,
  isWanted: boolean,
): LibraryManager | undefined {
  const isOfService = valueKey === 'ossDisplayId' || !!directory
  const config = useHotelConfig(isWanted && !isOfService)
  if (isOfService) return 'explorer'
  return config && (isNewFileManager(config) ? 'explorer' : 'objects')
}
