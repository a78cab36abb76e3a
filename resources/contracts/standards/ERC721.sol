// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

/// What a contract has to answer so that tokens may be given to it.
interface ERC721Receiver {
    function onERC721Received(address operator, address from, uint256 tokenId, bytes calldata data)
        external
        returns (bytes4);
}

/// Tokens of which each is one of its kind (ERC-721).
abstract contract ERC721 {
    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    string public name;
    string public symbol;

    mapping(uint256 => address) private holders;
    mapping(address => uint256) private holdings;
    mapping(uint256 => address) private approvals;
    mapping(address => mapping(address => bool)) private operators;

    constructor(string memory tokenName, string memory tokenSymbol) {
        name = tokenName;
        symbol = tokenSymbol;
    }

    function tokenURI(uint256 tokenId) public view virtual returns (string memory);

    function balanceOf(address owner) public view returns (uint256) {
        require(owner != address(0), "ERC721: no owner");
        return holdings[owner];
    }

    function ownerOf(uint256 tokenId) public view returns (address) {
        address holder = holders[tokenId];
        require(holder != address(0), "ERC721: no such token");
        return holder;
    }

    function getApproved(uint256 tokenId) public view returns (address) {
        ownerOf(tokenId);
        return approvals[tokenId];
    }

    function isApprovedForAll(address owner, address operator) public view returns (bool) {
        return operators[owner][operator];
    }

    function approve(address to, uint256 tokenId) external {
        address holder = ownerOf(tokenId);
        require(msg.sender == holder || operators[holder][msg.sender], "ERC721: not allowed to approve");
        approvals[tokenId] = to;
        emit Approval(holder, to, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        operators[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        address holder = ownerOf(tokenId);
        require(holder == from, "ERC721: not the owner");
        require(to != address(0), "ERC721: no recipient");
        require(
            msg.sender == holder || operators[holder][msg.sender] || approvals[tokenId] == msg.sender,
            "ERC721: not allowed to transfer"
        );
        delete approvals[tokenId];
        _move(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        safeTransferFrom(from, to, tokenId, "");
    }

    function safeTransferFrom(address from, address to, uint256 tokenId, bytes memory data) public {
        transferFrom(from, to, tokenId);
        _askReceiver(from, to, tokenId, data);
    }

    /// 0x01ffc9a7 is ERC-165, 0x80ac58cd ERC-721, 0x5b5e139f its metadata.
    function supportsInterface(bytes4 interfaceId) external view returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0x80ac58cd || interfaceId == 0x5b5e139f;
    }

    /// The id comes from the caller, who knows which one is free.
    function _safeMint(address to, uint256 tokenId) internal {
        require(to != address(0), "ERC721: no recipient");
        _move(address(0), to, tokenId);
        _askReceiver(address(0), to, tokenId, "");
    }

    function _burn(uint256 tokenId) internal {
        delete approvals[tokenId];
        _move(ownerOf(tokenId), address(0), tokenId);
    }

    /// Called before a token is minted (`from` is zero), burnt (`to` is zero) or changes hands.
    function _beforeMove(address from, address to) internal virtual {}

    function _move(address from, address to, uint256 tokenId) private {
        _beforeMove(from, to);
        if (from != address(0)) {
            holdings[from] -= 1;
        }
        if (to != address(0)) {
            holdings[to] += 1;
        }
        holders[tokenId] = to;
        emit Transfer(from, to, tokenId);
    }

    function _askReceiver(address from, address to, uint256 tokenId, bytes memory data) private {
        if (to.code.length == 0) {
            return;
        }
        bytes4 answer = ERC721Receiver(to).onERC721Received(msg.sender, from, tokenId, data);
        require(answer == ERC721Receiver.onERC721Received.selector, "ERC721: recipient refuses the token");
    }
}
