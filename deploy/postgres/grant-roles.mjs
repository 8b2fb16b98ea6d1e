// After the migrations have made the group roles: the login roles become members of them. Safe to repeat.
import pg from 'pg'

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query('GRANT locanda_app TO locanda_api_login; GRANT locanda_engine TO locanda_engine_login')
await client.end()
