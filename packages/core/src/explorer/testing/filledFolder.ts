import type { ExplorerFixture } from './explorerFixture'

/** A folder with files: `{ 'a.jpg': 5 }`, sizes in bytes by name. The bytes themselves do not exist. */
export async function filledFolder(
  fixture: ExplorerFixture,
  sizes: Record<string, number>,
  folders: readonly string[] = [],
): Promise<string> {
  const folder = await fixture.folder()
  for (const name of folders) await fixture.other.folder(folder, name)
  for (const [name, size] of Object.entries(sizes)) {
    const { ossDisplayId } = await fixture.other.upload(folder, name)
    await fixture.servers.gateway.sql('update file_entry set size = $1 where entry_id = $2', [
      size,
      ossDisplayId,
    ])
  }
  return folder
}
