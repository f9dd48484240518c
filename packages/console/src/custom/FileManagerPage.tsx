import { isNewFileManager } from '@ebkit/core/services/config'
import { labelText } from '@ebkit/rules/fields'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useHotelConfig } from '@ebkit/widgets/hotel-config'
import { laterPart } from '@ebkit/widgets/later'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { withParameters } from '../rows/rowsAddress'
import css from './FileManagerPage.css'

const [useExplorer] = laterPart(() => import('@ebkit/widgets/file-explorer'))
const [useBrowser] = laterPart(() => import('@ebkit/widgets/object-browser'))

/**
 * The store's files: in the explorer if the store has the new file manager, else in the browser of the object store.
 * The open folder is in the address.
 *
 * @spec W-CFG-4
 */
export function FileManagerPage(props: PageProps<'custom'>) {
  const { page, open } = props
  const root = useStyles<HTMLElement>(css)
  const { locale } = useEnvironment()
  const config = useHotelConfig()
  const isNew = config && isNewFileManager(config)
  const title = labelText(page.title, locale)
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead title={title} path={open.path} />
      <div className="eb-page__body eb-file-manager-page">
        {isNew === undefined && <Skeleton rows={8} />}
        {isNew === true && <Explorer {...props} />}
        {isNew === false && <Browser {...props} />}
      </div>
    </section>
  )
}

function Explorer({ open, onQuery }: PageProps<'custom'>) {
  const { FileExplorer, failure } = useExplorer(true)
  const given = new URLSearchParams(open.query)
  if (!FileExplorer) return failure ?? <Skeleton rows={8} />
  return (
    <FileExplorer
      private={given.get('private') === '1'}
      folderId={given.get('ossDisplayId') ?? undefined}
      onFolderChange={({ folderId, space }) =>
        onQuery(
          withParameters(open.query, { ossDisplayId: folderId, private: space === 'personal' ? '1' : '' }),
          true,
        )
      }
    />
  )
}

function Browser({ open, onQuery }: PageProps<'custom'>) {
  const { ObjectBrowser, failure } = useBrowser(true)
  const given = new URLSearchParams(open.query)
  if (!ObjectBrowser) return failure ?? <Skeleton rows={8} />
  return (
    <ObjectBrowser
      space={given.get('private') === '1' ? 'personal' : 'public'}
      folder={given.get('folder') ?? undefined}
      onFolderChange={({ folder, space }) =>
        onQuery(withParameters(open.query, { folder, private: space === 'personal' ? '1' : '' }), true)
      }
    />
  )
}
