import { useObjectAddress } from '../object-address'

/** A picture in a cell, by an address that works for this user. */
export function CellPicture({ saved, isPrivate }: { saved: string; isPrivate: boolean }) {
  const { address, onFail } = useObjectAddress({ saved }, { isPrivate })
  return <img className="eb-data-list__picture" src={address} alt="" loading="lazy" onError={onFail} />
}
