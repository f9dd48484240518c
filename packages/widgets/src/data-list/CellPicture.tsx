import { useObjectAddress } from '../object-address'

/** An image in a cell, at an address that this user may read. */
export function CellPicture({ saved, isPrivate }: { saved: string; isPrivate: boolean }) {
  const { address, onFail } = useObjectAddress({ saved }, { isPrivate })
  return <img className="eb-data-list__picture" src={address} alt="" loading="lazy" onError={onFail} />
}
