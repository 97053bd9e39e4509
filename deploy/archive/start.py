"""Serve the documentation in the folder "site" beside this file. Needs Python 3.6 or newer and nothing else.

It is meant for a look and for a few readers. README.html says how to use a web server, which also redirects other forms of an
address and lets browsers keep files.
"""

import argparse
import hashlib
import os
import re
import socket
import sys
from http.server import HTTPServer, SimpleHTTPRequestHandler
from socketserver import ThreadingMixIn
from urllib.parse import unquote

HERE = os.path.dirname(os.path.abspath(__file__))

# The command that makes the archive fills in the path that the site was built for, the addresses that get the not-found page even
# if there is a file, and the content types by file ending.
BASE = "{{base}}"
HIDDEN = re.compile(r"{{hidden}}")
TYPES = {{types}}

with open(os.path.join(HERE, "SHA256SUMS"), encoding="utf-8") as sums_file:
    # Checksums by file name. Only the files in this list are served.
    SUMS = {name: digest for digest, name in (line.rstrip("\n").split("  ", 1) for line in sums_file)}


def path_of(name):
    """Return the path of a file of the list."""
    return os.path.join(HERE, *name.split("/"))


def not_found_page():
    """Return the not-found page, in the form of a template of http.server."""
    with open(path_of("site/404.html"), encoding="utf-8") as page:
        return page.read().replace("%", "%%")


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "obis-docs"
    sys_version = ""
    timeout = 60
    extensions_map = dict({"." + ending: kind for ending, kind in TYPES.items()}, **{"": "application/octet-stream"})
    error_content_type = TYPES["html"]

    def translate_path(self, path):
        """Return the path of the file for an address. A page has no ending there. Without a file, the path does not exist."""
        address = unquote(path.split("?")[0])
        name = "site/" + address[len(BASE):]
        names = [name + "index.html"] if name.endswith("/") else [name + ".html", name, name + "/index.html"]
        known = [each for each in names if address.startswith(BASE) and each in SUMS]
        if not known or HIDDEN.search(re.sub("[.]html$", "", known[0])):
            return path_of("site/no file")
        return path_of(known[0])

    def end_headers(self):
        # After an update, browsers ask again instead of showing an old page.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        """Write no log, because it would hold the addresses of readers."""


class Server(ThreadingMixIn, HTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        """Print nothing when a reader closes the page during an answer."""
        if not isinstance(sys.exc_info()[1], (ConnectionError, socket.timeout)):
            super().handle_error(request, client_address)


def check():
    """Compare the folder with SHA256SUMS. Return whether every file is as listed, and there is no other."""
    found = {
        os.path.relpath(os.path.join(folder, name), HERE).replace(os.sep, "/")
        for folder, _, names in os.walk(HERE)
        for name in names
    }
    wrong = ["not in SHA256SUMS: " + name for name in found - set(SUMS) - {"SHA256SUMS"}]
    for name, expected in SUMS.items():
        if name not in found:
            wrong.append("missing: " + name)
            continue
        with open(path_of(name), "rb") as body:
            if hashlib.sha256(body.read()).hexdigest() != expected:
                wrong.append("damaged: " + name)
    print("\n".join(sorted(wrong)) or "%d files are as they were packed." % len(SUMS))
    return not wrong


def main():
    parser = argparse.ArgumentParser(description="Serves the OBIS documentation.")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other computers read it too")
    options = parser.parse_args()
    if not check():
        print("This is not what was packed. Verify the archive, and unpack it into a new folder.", file=sys.stderr)
        return 1
    Handler.error_message_format = not_found_page()
    try:
        server = Server((options.host, options.port), Handler)
    except (OSError, OverflowError) as error:
        print("Port %d of %s cannot be used: %s. Try --port 8081." % (options.port, options.host, error), file=sys.stderr)
        return 1
    address = "http://%s:%d%s" % (options.host, server.server_address[1], BASE)
    print("OBIS documentation: %s. Stop with Ctrl+C." % address, flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
