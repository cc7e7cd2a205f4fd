# A cache before Curia, between it and a proxy with TLS; docs/reverse-proxy.md says what each line is for.
# The same rules for Fastly and other CDNs are there.
#
# Start it with two addresses: -a public=127.0.0.1:6081 -a purge=127.0.0.1:6083
vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 5s;
  .first_byte_timeout = 120s;
  .between_bytes_timeout = 60s;
}

sub vcl_recv {
  # All copies that show a record: PURGE with its key, as “Surrogate-Key: evidence-1409”. At an address of its own, as
  # requests that a proxy on this machine passes on come from this machine, too.
  if (req.method == "PURGE" || req.method == "BAN") {
    if (req.method == "BAN" || local.socket != "purge") {
      return (synth(405));
    }
    if (req.http.Surrogate-Key !~ "^[a-z-]+-[0-9]+$") {
      return (synth(400, "Surrogate-Key must be that of a record"));
    }
    # Without spaces, which would end the expression.
    ban("obj.http.Surrogate-Key ~ (^|\s)" + req.http.Surrogate-Key + "(\s|$)");
    return (synth(200, "Removed"));
  }
  # Whoever has a session or a key is answered by Curia alone; to everybody else cookies make no difference.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(__Secure-)?curia\.session_token=.") {
    return (pass);
  }
  # Large files, also in part, and answers that wait for changes.
  if (req.url ~ "^/downloads/" || req.url ~ "^/api/changes(\?|$)") {
    return (pass);
  }
  # Signing in has cookies of its own, before there is a session.
  if (req.url ~ "^/api/auth/") {
    return (pass);
  }
  unset req.http.Cookie;
}

sub vcl_backend_response {
  # Freshness and grace are those of Cache-Control (s-maxage, stale-while-revalidate). What may not be kept now may be kept
  # a second later.
  if (!beresp.http.Cache-Control || beresp.http.Cache-Control ~ "(?i)no-store|no-cache|private") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
}
