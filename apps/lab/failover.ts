import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, isBuilt } from '../tooling/build'
import { failover, failuresOf } from './failover/failover'
import { pooler } from './failover/pooler'
import { endAll, program } from './failover/programs'
import { recovery } from './failover/recovery'

/**
 * Drill, run by hand now and then: a primary dies under checkouts (Patroni and etcd), a deletion is undone from the WAL, the
 * shop is started through pgbouncer. Arguments choose parts: `npm run test:failover -- recovery`.
 */
const parts = {
  failover: async (root: string) => {
    const figures = await failover(root)
    console.table(figures)
    return failuresOf(figures)
  },
  recovery: async (root: string) => {
    const figures = await recovery(root)
    console.table(figures)
    return figures.productsRestored === figures.productsBefore ? [] : ['products are missing']
  },
  pooler: async (root: string) => {
    const said = await pooler(root)
    console.table(said)
    return said.session === '' && said.transaction.includes('transaction mode') ? [] : ['pgbouncer']
  },
}

const needed = ['postgres', 'patroni', 'etcd', 'pgbouncer'].filter((name) => program(name) === undefined)
const asked = process.argv.slice(2)
const root = mkdtempSync(join(tmpdir(), 'verda-failover-'))
chmodSync(root, 0o755)
try {
  if (needed.length > 0) {
    throw new Error(
      `Not run, not installed: ${needed.join(', ')}. On Debian, as root:
  mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' >> /etc/postgresql-common/createcluster.conf
  apt-get install -y --no-install-recommends postgresql patroni etcd-server pgbouncer`,
    )
  }
  if (!isBuilt()) await build()
  for (const [name, part] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const failures = await part(root)
    console.log(failures.length === 0 ? `${name}: passed` : `${name}: failed (${failures.join(', ')})`)
    if (failures.length > 0) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await endAll()
  rmSync(root, { recursive: true, force: true })
}
