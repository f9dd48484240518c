import type { FileEntry } from '@ebkit/core/files'
import { createHttp, type Http } from '@ebkit/core/http'
import { createFileService } from '@ebkit/core/services/files'
import { sql } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { sendKeys } from '@web/test-runner-commands'
import { EnvironmentProvider } from '../../environment'
import { FilesPage, newSession } from '../../files/testing/FilesPage'
import { FileExplorer, type FileExplorerHandle, type FileExplorerProps } from '..'

adoptTokens(document)

/** An explorer on its own page, operated as a user would. */
export class ExplorerPage extends FilesPage<FileExplorerProps, FileExplorerHandle, FileEntry> {
  /** For another hotel than that of the session; drawn with the next change of a prop. */
  http?: Http

  protected draw() {
    const { events, http } = this
    const explorer = (
      <FileExplorer
        onFolderChange={({ folderId, name }) => {
          events.push(`folder ${name}`)
          this.set({ folderId })
        }}
        onSelect={({ selection }) => {
          this.selection = selection
          events.push(`select ${selection.map(({ name }) => name).join(' ')}`)
        }}
        onOpen={({ file }) => events.push(`open ${file.name}`)}
        onUpload={({ files }) =>
          events.push(`upload ${files.map(({ displayName }) => displayName).join(' ')}`)
        }
        {...this.noted}
        draft={this.draft}
        {...this.props}
        handle={this.handle}
      />
    )
    return <EnvironmentProvider value={http ? { http } : {}}>{explorer}</EnvironmentProvider>
  }

  get tools() {
    return this.find('[part=toolbar]')
  }
  folder = (name: string) =>
    this.all('[role=treeitem]', this.scope).find(
      (item) => item.querySelector('.eb-tree__name')?.textContent === name,
    ) as HTMLElement
  get folders() {
    return this.all('[role=treeitem]', this.scope).map(
      (item) => item.querySelector('.eb-tree__name')?.textContent,
    )
  }
  get path() {
    return this.find('[aria-current=page]')?.textContent
  }
  async type(text: string) {
    await sendKeys({ type: text })
  }
}

export const service = () => createFileService(createHttp({ session: newSession(), pause: 1 }))

let count = 0

/** Creates a folder below the hotel's root. */
export async function newFolder(name = `试验${++count}.${Date.now() % 1_000_000}`, parentId?: string) {
  const files = service()
  const parent = parentId ?? (await files.tree())[0]?.ossDisplayId ?? ''
  const { ossDisplayId: id } = await files.createFolder(parent, name)
  return { id, name }
}

/** Files without contents; the listing shows the given size. */
export async function addFiles(folderId: string, files: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, size] of Object.entries(files)) {
    const id = `test.${crypto.randomUUID()}`
    await sql(
      `insert into file_entry (entry_id, brand_id, hotel_id, owner_id, parent_id, is_folder, display_name, search_name,
         object_key, size, etag, content_type, created_at)
       select $1, brand_id, hotel_id, owner_id, entry_id, false, $2, lower($2),
         brand_id || '/' || hotel_id || '/files/' || $1, $3, 'none', 'image/jpeg',
         timestamptz '2026-11-01' + (select count(*) from file_entry where parent_id = $4) * interval '1 minute'
       from file_entry where entry_id = $4`,
      [id, name, size, folderId],
    )
  }
}
