import { describe, expect, it } from 'vitest'
import { readConfig } from './config'

describe('the environment', () => {
  it('has defaults for all variables', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: undefined })).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      demoData: true,
      rateLimit: 600,
      dbPool: 10,
      logLevel: 'info',
      corsOrigins: [],
      unpaidDays: 7,
      confirmPaid: true,
    })
  })

  it('may name several servers of the database [API-73]', () => {
    const DATABASE_URL = 'postgres://shop:p%2Fw@a:5432,b:5433/verda?sslmode=require'
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: ' ' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '1e3' }, 'PORT must be a whole number from 0 to 65535'],
    [{ HOST: '127.0.0.1:80' }, 'HOST must be an address or a name'],
    [{ HOST: '[::1]' }, 'HOST must be an address or a name'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must begin with postgres://'],
    [{ DATABASE_URL: 'postgres://shop:a/b@db/verda' }, 'a password is percent-encoded'],
    [{ DATABASE_URL: 'postgres://shop@a,:5432/verda' }, 'DATABASE_URL must begin with postgres://'],
    [{ DB_POOL: '4' }, 'DB_POOL must be a whole number from 5 to 1000'],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ ADMIN_PASSWORD: '123' }, 'ADMIN_PASSWORD must have at least 12 characters'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must begin with http://'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must begin with smtp://'],
    [{ SMTP_URL: 'smtp://shop:50%@mail.example' }, 'SMTP_URL must have its user and password'],
    [{ PUBLIC_URL: 'https://shop.example/?lang=de' }, 'PUBLIC_URL must end before ? and #'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be a count, addresses or'],
    [{ DKIM_SELECTOR: 'shop' }, 'DKIM_SELECTOR and DKIM_KEY_FILE belong together'],
    [{ DKIM_SELECTOR: 'shop', DKIM_KEY_FILE: '/nowhere' }, 'DKIM_KEY_FILE must be a readable private key'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA must be true or false'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be origins'],
    [{ CORS_ORIGINS: 'https://shop.example/path' }, 'CORS_ORIGINS must be origins'],
    [{ UNPAID_DAYS: '-1' }, 'UNPAID_DAYS must be a whole number from 0 to 365'],
    [{ CONFIRM_PAID: 'yes' }, 'CONFIRM_PAID must be true or false'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT must be a whole number'],
  ])('rejects %o in one line [API-35]', (env, message) => {
    const read = () => readConfig(env)
    expect(read).toThrow(message)
    expect(read).not.toThrow('\n')
  })
})
