import type { ObjectFile } from '@ebkit/core/object-browser'
import { sql } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { FilesPage } from '../../files/testing/FilesPage'
import { ObjectBrowser, type ObjectBrowserHandle, type ObjectBrowserProps } from '..'

adoptTokens(document)

/** An object browser on its own page, operated as a user would. */
export class ObjectsPage extends FilesPage<ObjectBrowserProps, ObjectBrowserHandle, ObjectFile> {
  protected draw() {
    const { events } = this
    return (
      <ObjectBrowser
        onFolderChange={({ space, folder }) => {
          events.push(`folder ${space} ${folder}`)
          this.set({ space, folder })
        }}
        onSelect={({ selection }) => {
          this.selection = selection
          events.push(`select ${selection.map(({ name }) => name).join(' ')}`)
        }}
        onOpen={({ file }) => events.push(`open ${file.name}`)}
        onUpload={({ file }) => events.push(`upload ${file.name}`)}
        {...this.noted}
        {...this.props}
        handle={this.handle}
      />
    )
  }
}

let count = 0

/** Creates a folder of the hotel's files for this test only, with empty files. */
export async function newFolder(files: readonly string[] = []): Promise<string> {
  const folder = `试验${++count}.${Date.now() % 1_000_000}/`
  await addObjects(folder, files)
  return folder
}

/** Creates empty objects, each a minute newer than the previous one. */
export async function addObjects(folder: string, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries())
    await sql(
      `insert into stored_object (object_key, brand_id, hotel_id, content_type, blob_ids, blob_sizes, size, etag,
         modified_at)
       values ('1001/100101/common/' || $1::text, '1001', '100101', 'text/plain', '{}', '{}', $2::int, 'AB',
         timestamptz '2026-11-01' + $2::int * interval '1 minute')`,
      [folder + name, index + 1],
    )
}

/** Keys below a folder of the hotel's files. */
export async function keysBelow(folder: string): Promise<string[]> {
  const rows = await sql<{ key: string }>(
    `select object_key as key from stored_object where starts_with(object_key, '1001/100101/common/' || $1::text)
     order by 1`,
    [folder],
  )
  return rows.map(({ key }) => key.slice(`1001/100101/common/${folder}`.length))
}
