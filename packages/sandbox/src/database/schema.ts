/** Table that outlives a reset and another version of the sandbox. */
export const settingTable = `CREATE TABLE IF NOT EXISTS setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;`;

/** Everything the sandbox remembers. `setting` outlives a reset, the rest does not. */
export const schema = `
  ${settingTable}

  CREATE TABLE IF NOT EXISTS account (
    id INTEGER PRIMARY KEY,
    username TEXT NOT NULL,
    username_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    display_name TEXT NOT NULL,
    institution TEXT NOT NULL,
    language TEXT NOT NULL,
    user_types TEXT NOT NULL,
    must_reset INTEGER NOT NULL,
    locked INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS child (
    account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS token (
    hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    app TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    bound_to TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS token_by_account ON token (account_id, purpose, app);

  CREATE TABLE IF NOT EXISTS link (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    app TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    about TEXT NOT NULL,
    language TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT;

  CREATE TABLE IF NOT EXISTS mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    app TEXT NOT NULL,
    kind TEXT NOT NULL,
    recipient TEXT NOT NULL,
    language TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    url TEXT NOT NULL,
    link_hash TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS sso_ticket (
    hash TEXT PRIMARY KEY,
    app TEXT NOT NULL,
    subject TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS sso_account (
    subject TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE
  ) STRICT;

  CREATE TABLE IF NOT EXISTS registration (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    app TEXT NOT NULL,
    origin TEXT NOT NULL,
    subject TEXT NOT NULL,
    email TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    display_name TEXT NOT NULL,
    institution TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS failure (
    who TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS failure_by_who ON failure (who, at);

  CREATE TABLE IF NOT EXISTS activity (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    app TEXT NOT NULL,
    call TEXT NOT NULL,
    outcome TEXT NOT NULL
  ) STRICT;
`;
